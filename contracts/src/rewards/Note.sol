// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Note
/// @notice A name and an optional message that an account leaves on a network. Nothing can change them: the contract has
/// no owner, no settings and no function that writes, and it accepts no coins.
contract Note {
    /// @notice Most bytes of a name in UTF-8. A letter may take several.
    uint256 public constant MAX_NAME_BYTES = 64;

    /// @notice Most bytes of a message in UTF-8.
    uint256 public constant MAX_MESSAGE_BYTES = 280;

    /// @notice Name that the deployer chose; never empty.
    string public name;

    /// @notice Message of the deployer; may be empty.
    string public message;

    /// @notice Account that deployed this contract.
    address public immutable deployer;

    /// @notice Time of the block that has the deployment, in Unix seconds.
    uint256 public immutable deployedAt;

    event NoteDeployed(address indexed deployer, string name, string message);

    error NameEmpty();
    error NameTooLong(uint256 length);
    error MessageTooLong(uint256 length);

    /// @param name_ 1 to `MAX_NAME_BYTES` bytes.
    /// @param message_ At most `MAX_MESSAGE_BYTES` bytes.
    constructor(string memory name_, string memory message_) {
        uint256 nameLength = bytes(name_).length;
        if (nameLength == 0) revert NameEmpty();
        if (nameLength > MAX_NAME_BYTES) revert NameTooLong(nameLength);
        uint256 messageLength = bytes(message_).length;
        if (messageLength > MAX_MESSAGE_BYTES) revert MessageTooLong(messageLength);
        name = name_;
        message = message_;
        deployer = msg.sender;
        deployedAt = block.timestamp;
        emit NoteDeployed(msg.sender, name_, message_);
    }
}
